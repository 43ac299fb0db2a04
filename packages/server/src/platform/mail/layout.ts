import { PRODUCT } from '@taplet/contract'
import type { Language } from '@taplet/messages'

export interface Layout {
  language: Language
  /** Preview text that mail programs show after the subject. */
  preview: string
  title: string
  paragraphs: readonly string[]
  /** Below the paragraphs, e.g. of `figureRows`. */
  figures?: string
  code?: string
  button?: { label: string; url: string }
  footnote: string
}

const FONT = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Long addresses of mail and pages would make the mail wider than a phone. */
const WRAPS = 'overflow-wrap:anywhere;word-break:break-word'

/** For mail programs whose dark mode can be styled; the others invert colours themselves. */
const DARK = `@media (prefers-color-scheme:dark){
.ground{background:#0A111F!important}.paper{background:#121B2D!important;border-color:#212D44!important}
.ink{color:#E9F0FB!important}.ink-2{color:#B4C2D8!important}.ink-3{color:#8FA0BA!important}
.code{background:#132B4D!important;color:#E9F0FB!important;border-color:#32405B!important}
.line{border-color:#212D44!important}.good{color:#5FD3A0!important}.bad{color:#FF9C94!important}.ink-3 a{color:#B4C2D8!important}}`

/**
 * One layout for every mail: tables and inline styles, because that is what mail programs support; nothing is loaded
 * from anywhere. The texts are HTML: what people typed must pass through `escapeHtml`.
 */
export function layOut({ language, preview, title, paragraphs, figures = '', code, button, footnote }: Layout): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${DARK}</style></head>
<body class="ground" style="margin:0;padding:0;background:#F5F8FC">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#F5F8FC"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px">
<tr><td style="padding:0 4px 20px">${wordmark()}</td></tr>
<tr><td class="paper" style="background:#FFFFFF;border:1px solid #E1E8F1;border-radius:24px 24px 6px 24px;padding:36px 36px 32px">
<h1 class="ink" style="margin:0 0 12px;${FONT};${WRAPS};font-size:26px;line-height:1.2;letter-spacing:-.02em;font-weight:700;color:#0E1A2B">${title}</h1>
${paragraphs.map(paragraph).join('\n')}
${figures}
${code === undefined ? '' : codeBox(code)}
${button === undefined ? '' : buttonLink(button)}
</td></tr>
<tr><td class="ink-3" style="padding:20px 4px 0;${FONT};font-size:13px;line-height:1.5;color:#5C6B82">${footnote}</td></tr>
</table></td></tr></table></body></html>
`
}

/** The logo's leaf and the name, drawn with a table cell: pictures are often blocked. */
const wordmark = (): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="width:22px;height:22px;background:#348EFB;border-radius:8px 8px 2px 8px;font-size:0">&nbsp;</td><td class="ink" style="padding-left:10px;${FONT};font-size:20px;font-weight:700;letter-spacing:-.02em;color:#0E1A2B">${PRODUCT.name}</td></tr></table>`

const paragraph = (text: string): string =>
  `<p class="ink-2" style="margin:0 0 16px;${FONT};${WRAPS};font-size:16px;line-height:1.55;color:#43536A">${text}</p>`

const codeBox = (code: string): string =>
  `<div class="code" style="margin:8px 0 4px;padding:20px 8px 20px 16px;background:#E6F1FF;border:1px solid #CFE3FF;border-radius:16px;text-align:center;font-family:ui-monospace,'SF Mono',Menlo,Consolas,monospace;font-size:34px;font-weight:700;letter-spacing:.24em;color:#0D52B3">${code}</div>`

const buttonLink = ({ label, url }: { label: string; url: string }): string =>
  `<a href="${url}" style="display:inline-block;margin-top:8px;padding:14px 24px;background:#1263D2;border-radius:12px 12px 4px 12px;${FONT};font-size:16px;font-weight:600;color:#FFFFFF;text-decoration:none">${label}</a>`
