/** Entry point: the same story inside another page, for the dashboard's phone. Its styles are in story/story.css. */
export { StoryFrame, type StoryFrameProps } from './story/story-frame.tsx'
