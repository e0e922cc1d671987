import { expect, type Page } from "@playwright/test";
import { ko } from "../../../web/src/chats/words/ko.ts";
import { ko as layout } from "../../../web/src/layout/words/ko.ts";
import { banner } from "./ways.ts";

export const field = (page: Page) => page.getByRole("textbox", { name: /보낼 메시지$/ });
export const log = (page: Page) => page.getByRole("log");

const enter = { key: "Process", code: "Enter", windowsVirtualKeyCode: 229 };

/**
 * Types Korean as an input method does: each syllable grows until the next begins, and the last one
 * is still being composed when Enter is pressed, which ends it.
 */
export async function sendByIme(page: Page, text: string): Promise<void> {
  await field(page).focus();
  const browser = await page.context().newCDPSession(page);
  const compose = (syllable: string) =>
    browser.send("Input.imeSetComposition", {
      text: syllable,
      selectionStart: syllable.length,
      selectionEnd: syllable.length,
    });
  const syllables = [...text];
  for (const [at, syllable] of syllables.entries()) {
    await compose(syllable);
    const isLast = at === syllables.length - 1;
    if (isLast) await browser.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...enter });
    await browser.send("Input.insertText", { text: syllable });
    if (isLast) await browser.send("Input.dispatchKeyEvent", { type: "keyUp", ...enter });
  }
  await browser.detach();
}

/** Writes a message with an ordinary keyboard, and waits until the server has it. */
export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
  await expect(field(page)).toHaveValue("");
  await sent(page);
}

export const sent = async (page: Page): Promise<void> => {
  await expect(log(page).getByText(ko.waiting.sending)).toHaveCount(0);
};

/** A text of a room, once and no more. */
export async function reads(page: Page, text: string | RegExp): Promise<void> {
  await expect(log(page).getByText(text)).toHaveCount(1);
}

/** From whatever page to the room with somebody, by the header and the list. */
export async function openRoomOf(page: Page, name: string): Promise<void> {
  await banner(page)
    .getByRole("link", { name: new RegExp(`^${layout.menus.chats}`) })
    .click();
  const list = page.getByRole("complementary", { name: ko.list.label });
  await list.getByRole("link", { name }).first().click();
  await expect(log(page)).toBeVisible();
}

export async function byRoomMenu(page: Page, entry: keyof typeof ko.menu): Promise<void> {
  await page.getByRole("button", { name: ko.menu.open }).click();
  await page.getByRole("button", { name: ko.menu[entry], exact: true }).click();
}
