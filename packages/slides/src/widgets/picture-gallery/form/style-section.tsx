import type { EditorProps } from '../../../define/define-editor.ts'
import { CardControls } from '../../../parts/card/card-controls.tsx'
import type { pictureGallerySchema } from '../schema.ts'

export const StyleSection = (props: EditorProps<typeof pictureGallerySchema>) => <CardControls {...props} />
