"""OpenStack Swift with its S3 API, for tests: python3 serve-swift.py FOLDER. Prints `ready PORT`; ends with its stdin.

Debian's python3-swift has four servers: objects, containers, accounts, and the proxy that speaks S3 and checks every
signature. Here they share one process on loopback, which is ready in a second.
"""

import os
import sys

import eventlet

eventlet.monkey_patch(all=False, socket=True, select=True, thread=True)

from eventlet import listen, tpool, wsgi  # noqa: E402
from paste.deploy import loadapp  # noqa: E402
from swift.common import utils  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402

# Nothing here has to survive a power failure.
os.fsync = lambda fd: None

HOST = "127.0.0.1"
PIPELINE = "catch_errors gatekeeper cache listing_formats s3api tempauth copy slo dlo proxy-server"
PROXY = f"""
[pipeline:main]
pipeline = {PIPELINE}
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
# Nothing listens there: the proxy works without a cache, but not without the filter.
use = egg:swift#memcache
memcache_servers = {HOST}:9
error_suppression_limit = 0
error_suppression_interval = 3600
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-west-2
storage_domain = s3.example
s3_acl = false
max_bucket_listing = 3
cors_preflight_allow_origin = *
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
"""


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def save_ring(folder, kind, port):
    builder = RingBuilder(2, 1, 0)
    builder.add_dev({"region": 1, "zone": 1, "ip": HOST, "port": port, "device": "d1", "weight": 1})
    builder.rebalance()
    builder.get_ring().save(f"{folder}/etc/{kind}.ring.gz")


def main(folder):
    os.makedirs(f"{folder}/etc")
    os.makedirs(f"{folder}/devices/d1")
    utils.SWIFT_CONF_FILE = write(
        f"{folder}/etc/swift.conf",
        "[swift-hash]\nswift_hash_path_suffix = taplet\n[storage-policy:0]\nname = gold\ndefault = yes\n",
    )
    utils.HASH_PATH_SUFFIX = b"taplet"
    common = (
        f"[DEFAULT]\nswift_dir = {folder}/etc\ndevices = {folder}/devices\n"
        "mount_check = false\nlog_address = /dev/null\nlog_level = CRITICAL\n"
    )

    def start(kind, text):
        # The proxy reads the rings, so it comes last.
        socket = listen((HOST, 0))
        port = socket.getsockname()[1]
        if kind != "proxy":
            save_ring(folder, kind, port)
        app = loadapp("config:" + write(f"{folder}/etc/{kind}.conf", common + text), global_conf={"log_name": kind})
        eventlet.spawn(wsgi.server, socket, app, log_output=False, debug=False)
        return port

    for kind in ("account", "container", "object"):
        start(kind, f"[pipeline:main]\npipeline = {kind}-server\n[app:{kind}-server]\nuse = egg:swift#{kind}\n")
    print("ready", start("proxy", PROXY), flush=True)
    # The parent holds the other end, so this process never outlives it.
    tpool.execute(sys.stdin.read)


main(sys.argv[1])
