import { BrandSection } from '../../features/brand/brand-section.tsx'
import { MediaPicker } from '../../features/media/picker/media-picker.tsx'

/** The section #brand, with the picker of its logo. */
export const Brand = () => <BrandSection MediaPicker={MediaPicker} />
