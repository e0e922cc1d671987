import { vi } from "vitest";

/** Browser objects that Mantine needs and jsdom lacks. */
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
