/** The page's worker for the camera: a file of its own, so that the page builds and serves it. */
import '@taplet/qr/scannability/camera'
