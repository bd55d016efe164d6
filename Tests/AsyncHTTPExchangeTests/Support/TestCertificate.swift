/// Certificates of tests, in PEM format. They were made with openssl, and are valid for a hundred years if nothing else
/// is said. The key is for tests only.
enum TestCertificate: String {
  /// The authority that signed the others.
  case authority = """
    -----BEGIN CERTIFICATE-----
    MIIBiDCCAS+gAwIBAgIUFhHPWq28MdiG3I30LOpmKpsSphEwCgYIKoZIzj0EAwIw
    GTEXMBUGA1UEAwwOVGVzdCBBdXRob3JpdHkwIBcNMjYxMTI0MTUzNDUxWhgPMjEy
    NjEwMzExNTM0NTFaMBkxFzAVBgNVBAMMDlRlc3QgQXV0aG9yaXR5MFkwEwYHKoZI
    zj0CAQYIKoZIzj0DAQcDQgAErnVO5AA4aqLNTCYEUwO76Ag8Zov+sMDEm42Ml7Eg
    CiyR7oPS8Qd899Z8QQj21ukvvmX/L0oXSmXnWCBDlrHoeKNTMFEwHQYDVR0OBBYE
    FJ9yKzTZprdD+KBCcE/m/WTto7jXMB8GA1UdIwQYMBaAFJ9yKzTZprdD+KBCcE/m
    /WTto7jXMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDRwAwRAIgQuSSsZbA
    +Re8HppKA+vwiTnJ3PJpIF5gHewbwJj4pA8CIDXYiVuozGQ8xMkOxgBSgwXut2rg
    nBZNIpEtgmbcITK3
    -----END CERTIFICATE-----
    """
  /// A certificate for `localhost` and `127.0.0.1`.
  case valid = """
    -----BEGIN CERTIFICATE-----
    MIIBezCCASKgAwIBAgIBAjAKBggqhkjOPQQDAjAZMRcwFQYDVQQDDA5UZXN0IEF1
    dGhvcml0eTAgFw0yNjExMjQxNTM0NTFaGA8yMTI2MTAzMTE1MzQ1MVowFDESMBAG
    A1UEAwwJbG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEqpxEGEts
    ywoxP0kccsA3U06PtAlhObk1ywH/GgpvQev1LWnignCuLOMpaxbqDreIsqXZ/ZcJ
    CF/zfWLAqmNUqqNeMFwwGgYDVR0RBBMwEYIJbG9jYWxob3N0hwR/AAABMB0GA1Ud
    DgQWBBRWdsJcghnlv0H4U+27BJolGS3wdjAfBgNVHSMEGDAWgBSfcis02aa3Q/ig
    QnBP5v1k7aO41zAKBggqhkjOPQQDAgNHADBEAiBI8xtIgXNGAYB5Bxf3eN23bZcP
    trcGzDdEGp+WRUd3vwIgH1nupeAiKjvHjIlGaW6zmMjZxk/pbONbYRQyheo3eaE=
    -----END CERTIFICATE-----
    """
  /// A certificate that expired on 2020-01-02.
  case expired = """
    -----BEGIN CERTIFICATE-----
    MIIBezCCASCgAwIBAgIBBTAKBggqhkjOPQQDAjAZMRcwFQYDVQQDDA5UZXN0IEF1
    dGhvcml0eTAeFw0xOTAxMDEwMDAwMDBaFw0yMDAxMDIwMDAwMDBaMBQxEjAQBgNV
    BAMMCWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABKqcRBhLbMsK
    MT9JHHLAN1NOj7QJYTm5NcsB/xoKb0Hr9S1p4oJwrizjKWsW6g63iLKl2f2XCQhf
    831iwKpjVKqjXjBcMBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEfwAAATAdBgNVHQ4E
    FgQUVnbCXIIZ5b9B+FPtuwSaJRkt8HYwHwYDVR0jBBgwFoAUn3IrNNmmt0P4oEJw
    T+b9ZO2juNcwCgYIKoZIzj0EAwIDSQAwRgIhAJi7pZxxpN4MyBKKVVc11FwhOSgi
    Ec8d8dTCzD/T+yUBAiEAsGGP/O2Fou0q5PKOxImdkJcZzvQ7xq9efwEXGT1W9wQ=
    -----END CERTIFICATE-----
    """
  /// A certificate that is valid from 2100 on.
  case future = """
    -----BEGIN CERTIFICATE-----
    MIIBfjCCASSgAwIBAgIBBjAKBggqhkjOPQQDAjAZMRcwFQYDVQQDDA5UZXN0IEF1
    dGhvcml0eTAiGA8yMTAwMDEwMTAwMDAwMFoYDzIxMTAwMTAxMDAwMDAwWjAUMRIw
    EAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASqnEQY
    S2zLCjE/SRxywDdTTo+0CWE5uTXLAf8aCm9B6/UtaeKCcK4s4ylrFuoOt4iypdn9
    lwkIX/N9YsCqY1Sqo14wXDAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwHQYD
    VR0OBBYEFFZ2wlyCGeW/QfhT7bsEmiUZLfB2MB8GA1UdIwQYMBaAFJ9yKzTZprdD
    +KBCcE/m/WTto7jXMAoGCCqGSM49BAMCA0gAMEUCIQDWcjMEgpmw0CgjSW2xoxEg
    BaANkgz5caYVAGI5AVltDgIgaQfsdRrsNwl3JE5c62L8gVdcvgxK3vbdrf7Nsawt
    pvU=
    -----END CERTIFICATE-----
    """
  /// A certificate for another host.
  case otherHost = """
    -----BEGIN CERTIFICATE-----
    MIIBdzCCAR2gAwIBAgIBBDAKBggqhkjOPQQDAjAZMRcwFQYDVQQDDA5UZXN0IEF1
    dGhvcml0eTAgFw0yNjExMjQxNTM0NTFaGA8yMTI2MTAzMTE1MzQ1MVowFDESMBAG
    A1UEAwwJbG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEqpxEGEts
    ywoxP0kccsA3U06PtAlhObk1ywH/GgpvQev1LWnignCuLOMpaxbqDreIsqXZ/ZcJ
    CF/zfWLAqmNUqqNZMFcwFQYDVR0RBA4wDIIKb3RoZXIudGVzdDAdBgNVHQ4EFgQU
    VnbCXIIZ5b9B+FPtuwSaJRkt8HYwHwYDVR0jBBgwFoAUn3IrNNmmt0P4oEJwT+b9
    ZO2juNcwCgYIKoZIzj0EAwIDSAAwRQIgCQ+BW2t+aXszeCzvkTziLoc/avBJNqtO
    gpo+JcG4iQwCIQC3LYY5dnMHQDgekA6GkyU9MfnOhv5s8e2AJolth/pFuQ==
    -----END CERTIFICATE-----
    """
  /// A certificate without an authority for `127.0.0.1`, and for no name.
  case address = """
    -----BEGIN CERTIFICATE-----
    MIIBljCCATygAwIBAgIUFdTYTO7rIvM7Okbn7o7V/xYUOOMwCgYIKoZIzj0EAwIw
    FzEVMBMGA1UEAwwMVGVzdCBBZGRyZXNzMCAXDTI2MTEyNTIyMzIwOVoYDzIxMjYx
    MTAxMjIzMjA5WjAXMRUwEwYDVQQDDAxUZXN0IEFkZHJlc3MwWTATBgcqhkjOPQIB
    BggqhkjOPQMBBwNCAASqnEQYS2zLCjE/SRxywDdTTo+0CWE5uTXLAf8aCm9B6/Ut
    aeKCcK4s4ylrFuoOt4iypdn9lwkIX/N9YsCqY1Sqo2QwYjAdBgNVHQ4EFgQUVnbC
    XIIZ5b9B+FPtuwSaJRkt8HYwHwYDVR0jBBgwFoAUVnbCXIIZ5b9B+FPtuwSaJRkt
    8HYwDwYDVR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMC
    A0gAMEUCIHHB9zktI6QUVaszktda8ty7vDFWIqOwJs8H9Ku3CBIdAiEA+zuZE5/L
    bBr6kZ9Lg4eNnW+VYiJFQQ6TbLakMxiVPco=
    -----END CERTIFICATE-----
    """
  /// A certificate without an authority.
  case selfSigned = """
    -----BEGIN CERTIFICATE-----
    MIIBmjCCAUGgAwIBAgIUJuB58F2o4m5sSZhT/wUlqNIinJ0wCgYIKoZIzj0EAwIw
    FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNDE1MzQ1MVoYDzIxMjYxMDMx
    MTUzNDUxWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
    PQMBBwNCAASqnEQYS2zLCjE/SRxywDdTTo+0CWE5uTXLAf8aCm9B6/UtaeKCcK4s
    4ylrFuoOt4iypdn9lwkIX/N9YsCqY1Sqo28wbTAdBgNVHQ4EFgQUVnbCXIIZ5b9B
    +FPtuwSaJRkt8HYwHwYDVR0jBBgwFoAUVnbCXIIZ5b9B+FPtuwSaJRkt8HYwDwYD
    VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
    zj0EAwIDRwAwRAIgQcmMa9+98kBIIp35ck1V8fKB8ecZ4JxsmSMOsXWDmSECIAJB
    aX5MmKLLPyx6RlmLvlDOseO/4T8CfpjFNJc7KeXW
    -----END CERTIFICATE-----
    """

  /// The key of all certificates but the authority's.
  static let key = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg8t6Rc39bRJBwJr37
    ZfKmiMq3ykcyFMBb+qQV1/JCDaGhRANCAASqnEQYS2zLCjE/SRxywDdTTo+0CWE5
    uTXLAf8aCm9B6/UtaeKCcK4s4ylrFuoOt4iypdn9lwkIX/N9YsCqY1Sq
    -----END PRIVATE KEY-----
    """
}
