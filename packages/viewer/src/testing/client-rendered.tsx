import { API_PREFIX, type PublicExperience } from '@taplet/contract'
import { experienceCalls } from '@taplet/contract/schemas'
import { createRoot } from 'react-dom/client'
import { slideTheme, storyFont } from '../story/slide-theme.ts'
import { Story } from '../story/story.tsx'

// The same app as most link pages implement it: an empty document whose script fetches the content and then renders it.
// Only for comparison (bench/visitor), never served.
const answer = await fetch(API_PREFIX + experienceCalls.fetchByPath.path, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ path: location.pathname }),
})
const { experience } = (await answer.json()) as { experience: PublicExperience } // our own server's, as in any such client
document.title = experience.pageName
document.body.style.setProperty('--tv-ground', slideTheme(experience.slides[0]).ground)
document.body.style.setProperty('--tv-font', storyFont(experience.slides))
const root = document.getElementById('root')
if (root) createRoot(root).render(<Story language="en" {...{ experience }} codeUrl={undefined} hasSound={false} />)
