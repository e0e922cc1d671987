/**
 * Ignores the second click of a double click on a button: a busy page shows the button as waiting
 * too late, and an act would be done twice (DECISIONS 181). Steppers, icons and links take every
 * click.
 */
export function takeSingleClicks(): void {
  addEventListener(
    "click",
    (event) => {
      const isRepeated = event.detail > 1;
      if (!isRepeated || !(event.target instanceof Element)) return;
      if (!event.target.closest("button.mantine-Button-root")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
