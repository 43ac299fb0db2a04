import { defineDrawing } from '../define-drawing.ts'
import { disc, line, path, placed } from '../shapes.ts'

export const salonHead = defineDrawing({
  id: 'salon-head',
  height: 390,
  draw: ({ tint, button, dark, skin, hair, shade, glow }) => [
    disc(206, 160, 148, tint),
    placed(
      'translate(34 -118) scale(.83)',
      path(
        'M196 150C120 140 70 210 78 300C84 380 30 430 40 560C90 600 160 590 190 560C210 500 190 440 196 400Z',
        shade(shade(hair)),
      ),
      path('M176 420H262Q268 500 330 520V612H110V520Q176 500 176 420Z', skin),
      path(
        'M150 250C150 190 190 170 224 176C276 184 292 230 288 280C292 296 302 312 304 322C304 330 292 330 290 334C290 346 292 352 286 356C290 368 286 372 282 376C282 398 268 404 246 400C230 430 190 440 176 430Z',
        skin,
      ),
      path('M176 430C190 440 230 430 246 400L262 402V440C230 470 196 466 176 450Z', shade(skin)),
      path(
        'M244 160C190 120 110 150 110 250C108 330 150 350 140 430C132 490 80 520 96 600C170 620 214 560 204 480C198 430 176 400 184 340C190 300 240 290 262 246C280 240 292 236 292 222C292 190 276 168 244 160Z',
        hair,
      ),
      line('M240 176C180 150 128 190 130 260C132 340 172 360 164 440C158 500 120 530 124 590', glow(hair), 3),
      line('M248 196C200 176 150 206 152 270C152 330 190 350 184 440C182 500 156 540 160 586', glow(hair), 3),
      line('M262 276q12 8 24 2', dark, 4),
      line('M268 356q12 2 18-2', shade(shade(hair)), 6),
      disc(206, 352, 9, button),
    ),
  ],
})
