import type { Locator, Page } from "@playwright/test";
import { banner } from "../../e2e/kit/ways.ts";
import { ko as home } from "../../../web/src/home/words/ko.ts";
import { ko } from "../../../web/src/layout/words/ko.ts";

/** What a task took: clicks and fields that were filled, and pages that were opened. */
export interface Taken {
  presses: number;
  pages: number;
}

/** Somebody's window, whose presses are counted; it opens no address. */
export class Presser {
  #presses = 0;
  #pages = 0;
  #path = "";
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    page.on("framenavigated", (frame) => {
      if (frame !== page.mainFrame()) return;
      const { pathname } = new URL(frame.url());
      if (pathname !== this.#path) this.#pages += 1;
      this.#path = pathname;
    });
  }

  async press(what: Locator): Promise<void> {
    this.#presses += 1;
    await what.first().click();
  }

  /** A field that is filled counts once, and so does the key that sends it. */
  async fill(what: Locator, text: string, key?: "Enter"): Promise<void> {
    this.#presses += key ? 2 : 1;
    await what.first().fill(text);
    if (key) await what.first().press(key);
  }

  /** A page by the member's menu in the header. */
  async byMenu(tab: keyof typeof ko.tabs, entry: keyof typeof ko.menus): Promise<void> {
    await this.press(this.page.getByRole("button", { name: ko.account }));
    const menu = banner(this.page).getByRole("navigation", { name: ko.tabs[tab] });
    await this.press(menu.getByRole("link", { name: ko.menus[entry], exact: true }));
    // The start page may have the same links, and stands until the next one is there.
    await this.page.waitForURL(({ pathname }) => pathname !== "/");
    await this.page
      .getByRole("heading", { level: 1, name: home.today })
      .waitFor({ state: "hidden" });
  }

  /** Begins a task at the start page, and counts what it takes. */
  async taken(task: () => Promise<void>): Promise<Taken> {
    await banner(this.page).getByRole("link", { name: ko.site, exact: true }).click();
    await this.page.waitForURL(({ pathname }) => pathname === "/");
    await this.page
      .locator('section[aria-labelledby="buying"], section[aria-labelledby="selling"]')
      .first()
      .waitFor();
    [this.#presses, this.#pages, this.#path] = [0, 0, "/"];
    await task();
    return { presses: this.#presses, pages: this.#pages };
  }
}

/** A part of the home by its heading. */
export const sectionOf = (page: Page, heading: RegExp | string): Locator =>
  page
    .getByRole("main")
    .locator("section", {
      has: page.getByRole("heading", { level: 3, name: heading }),
    })
    .last();
