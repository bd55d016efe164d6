#include "CObservation.h"

#include <stdlib.h>

struct ObservationBox *ObservationBoxCreate(void (*releaseList)(void *first)) {
  struct ObservationBox *box = malloc(sizeof *box);
  if (box == NULL) abort();
  box->references = 1;
  box->first = NULL;
  box->releaseList = releaseList;
  return box;
}

void ObservationBoxDestroy(struct ObservationBox *box) {
  if (box->first != NULL) box->releaseList(box->first);
  free(box);
}
