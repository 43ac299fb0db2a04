import type { PublicExperience } from '@taplet/contract'
import type { Notice, PageRenderer } from '../features/publishing/service.ts'

const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`)
const SCRIPT = 'document.documentElement.dataset.ready = "yes"'

/** The least that can stand in for the viewer's renderer: names, description and each slide as text. */
export const plainRenderer: PageRenderer = {
  renderExperience: ({ pageName, description, fullPagePath, slides }: PublicExperience) => ({
    html: `<!doctype html><title>${escape(pageName)}</title><link rel="canonical" href="/${fullPagePath}"><p>${escape(description)}</p>${slides
      .map((slide) => `<section id="${slide.experienceItemId}">${escape(JSON.stringify(slide.widgets))}</section>`)
      .join('')}<script>${SCRIPT}</script>`,
    inline: { scripts: [SCRIPT], styles: [] },
  }),
  renderNotice: (notice: Notice) => ({
    html: `<!doctype html><title>${notice}</title>`,
    inline: { scripts: [], styles: [] },
  }),
}
