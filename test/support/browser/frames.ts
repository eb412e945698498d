import type { Page } from 'puppeteer';

/** Keeps from the scripts of a page the next frame, as a slow phone does, until `letFramesGo()` is called there. */
export const holdFrames = (page: Page): Promise<unknown> =>
  page.evaluateOnNewDocument(() => {
    const held: FrameRequestCallback[] = [];
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (callback) => held.push(callback);
    Object.assign(window, {
      letFramesGo() {
        window.requestAnimationFrame = requestAnimationFrame;
        held.forEach((callback) => requestAnimationFrame(callback));
      },
    });
  });
