const remove = (selector: string) => {
  for (const gone of document.querySelectorAll(selector)) gone.remove();
};

/**
 * Removes what the edge stamped: the tags of the head at once, since React would adopt tags that
 * look like its own; the frame and text of index.html at the moment the page is rendered, so that
 * no paint lies in between (U3-1).
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
