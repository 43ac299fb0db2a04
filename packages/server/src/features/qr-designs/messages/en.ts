/** Refusals of QR designs and their files. */
export const en = {
  logoNotInLibrary: 'Choose a picture of your library as the logo. This one is not there.',
  tooManyLabels: 'At most {{max}} labels at a time. Choose fewer copies or fewer links.',
  missingLetters: 'Our typefaces have no letters for {{letters}}. Write it in other letters, or leave it out.',
  noLinksForCodes: 'There are no links to make codes of.',
  notTested: 'Whether readers read it could not be tested just now. Try again in a moment.',
  qrCode: 'QR code',
  unreadable_one:
    'No reader could read the code of {{names}}. Fix the designs, or confirm that you want the files as they are.',
  unreadable_other:
    'No reader could read the codes of {{names}}. Fix the designs, or confirm that you want the files as they are.',
  unreadableAndMore:
    'No reader could read the codes of {{names}} and {{more}} more. Fix the designs, or confirm that you want the files as they are.',
} as const
