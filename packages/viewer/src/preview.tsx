/** Entry point: the same story inside another page, for the dashboard's phone. Its looks are in preview.css. */
export { StoryFrame, type StoryFrameProps } from './story/story-frame.tsx'
