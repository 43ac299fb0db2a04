import { CopyPage } from '../../features/experiences/take-copy/copy-page.tsx'

/** /info/copy: taking a copy of somebody's app. */
export const TakeCopy = () => <CopyPage />
