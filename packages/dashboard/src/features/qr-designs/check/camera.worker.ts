/** The camera worker of the page: a separate file, so that the bundler builds and serves it. */
import '@taplet/qr/scannability/camera'
