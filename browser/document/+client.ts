import { markFailedPictures, startFirstScript } from '../first-script.ts'

markFailedPictures()
startFirstScript()
