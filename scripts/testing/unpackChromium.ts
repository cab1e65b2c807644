import chromium from '@sparticuz/chromium';

/** Unpacks the Chromium of the dependencies into the temporary folder of this process, with its fonts and the libraries it was built with. */
await chromium.executablePath();
