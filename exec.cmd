@rem npm's scripts say exec, so that no shell stands between a signal and Node; cmd has no such word but this one.
@%*
