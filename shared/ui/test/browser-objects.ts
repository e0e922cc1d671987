import { vi } from "vitest";

/** What Mantine asks of a browser and jsdom does not have. */
export function browserObjects(): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("scrollTo", () => undefined);
  // A text field that grows measures itself anew once a font has come.
  Object.assign(document, { fonts: new EventTarget() });
}
