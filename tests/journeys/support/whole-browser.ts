/**
 * For journeys that the shell cannot play: it keeps no pages in memory to go back to, and once a page of it has had a
 * mouse, each new page begins with a pointer in its corner.
 */
export const wholeBrowser = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
};
