/// The look of a date picker. It has no effect on a terminal.
public protocol DatePickerStyle {}
