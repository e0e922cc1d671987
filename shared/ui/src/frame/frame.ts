const remove = (selector: string) => {
  for (const gone of document.querySelectorAll(selector)) gone.remove();
};

/**
 * Has what the edge stamped give way to the page: the tags of the head now, since React would take
 * over those that look like its own; the frame and the text of index.html in the very moment in
 * which the page is drawn, so that no paint lies between (U3-1).
 */
export function clearStampedPage(root: HTMLElement): void {
  remove("head [data-stamped]");
  const drawn = new MutationObserver(() => {
    if (!root.querySelector("main, [data-failure]")) return;
    drawn.disconnect();
    remove("[data-frame], [data-stamped]");
  });
  drawn.observe(root, { childList: true, subtree: true });
}
