/** Refusals of the library, and why a video failed. */
export const en = {
  animationMayMostFrames:
    'An animation may have at most {{maxFrames}} frames and {{maxAnimatedMegapixels}} megapixels in all; this one has {{frames}} frames of {{width}} × {{height}}. A short video does better.',
  captionEndsBeforeBegins: 'A caption ends before it begins: {{quoted}}.',
  captionFileMayMost: 'A caption file may have at most 1 MB.',
  captionLongerThanCharacters: 'A caption is longer than {{maxCueLength}} characters: “{{slice}}…”.',
  fileEmpty: 'The file is empty.',
  fileNameHoldsCharacters: 'The file name holds characters that a file name cannot have.',
  fileNameMayMost: 'The file name may have at most {{maxName}} characters.',
  fileNeedsName: 'The file needs a name.',
  fileSaysBut: 'The file says it is {{declared}}, but it is {{detected}}.',
  fileSaysButSomething: 'The file says it is {{declared}}, but it is something else.',
  fileShowInsteadReady: 'The file to show instead is not ready yet. Wait until it is, then try again.',
  giveScopeFileName: 'Give a scope and a file name, such as protected/latte.jpg.',
  libraryHoldsFileNeeds:
    'Your library holds {{usedBytes}} of {{limitBytes}}; this file needs {{bytes}}. Delete files that you do not use, or move to a larger plan.',
  mayMostMbFile: '{{noun}} may have at most {{megabyte}} MB; this file has {{bytes}} MB.',
  moreThanCaptions: 'There are more than {{maxCues}} captions.',
  moreThanLines: 'There are more than {{maxLines}} lines.',
  noCaptionFile: 'There is no caption in this file.',
  noCaptionFileNo: 'This is no caption file: there are no times in it.',
  noTime: '{{quoted}} is no time.',
  partEndsAfterVideo: 'The part ends after the video does.',
  partLeastHalfSecond: 'The part has to be at least half a second long.',
  pictureMadeAnotherPicture: 'A picture is made of another picture by a recipe, a video of another video by a trim.',
  pictureMayMostMegapixels:
    'A picture may have at most {{maxMegapixels}} megapixels and {{maxSide}} pixels on a side; this one has {{width}} × {{height}}.',
  pictureMovesEditingWould: 'This picture moves, and editing would freeze it. Edit it where it was made.',
  picturePrivatePosterSeen:
    'This picture is private, and a poster is seen by everybody who sees the video. Choose a picture that is not private.',
  sendPhotoJpegPng: 'Send a photo: JPEG, PNG, WebP, GIF or AVIF.',
  sendPlainBase64No: 'Send plain base64: no "data:" in front, no spaces or line breaks, padded with =.',
  serverCutVideoCurrent: 'This server cannot cut video. A current browser cuts it before the upload.',
  uploadLink: 'This upload link is for {{fileType}}.',
  uploadLinkFileBytes: 'This upload link is for a file of {{size}} bytes.',
  videoMayCaptionsLanguages: 'A video may have captions in {{maxCaptions}} languages.',
  videoReadyYet: 'The video is not ready yet.',
  videosBeingPreparedAlready:
    '{{waiting}} of your videos are being prepared already. Wait until one of them is ready, then try again.',
} as const
