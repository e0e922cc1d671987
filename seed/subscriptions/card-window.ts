import type { CreditCards } from "@bupum/shared/billing/credit-cards/contract";

/** Test cards of the stand-in's window, by what it says of them. */
export const testCards = {
  good: "works",
  poor: "balance too low when charged",
  lost: "reported lost when charged",
  silent: "no answer, and not charged",
} as const;

const hidden = /name="(\w+)" value="([^"]*)"/g;
const plain = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");

/** What the window's page fills in for one of its test cards. */
function formOf(page: string, card: string): URLSearchParams {
  const item = page.split("<li>").find((one) => one.includes(`<small>${card}</small>`)) ?? "";
  const fields = [...item.matchAll(hidden)].map(([, name, value]) => [name!, plain(value!)]);
  if (fields.length === 0) throw new Error(`The card window has no test card that ${card}.`);
  return new URLSearchParams(fields);
}

/** Registers a test card in the card window, as a person would; what it gives to the browser. */
export async function fromCardWindow(
  { clientKey, customerKey, scriptUrl }: CreditCards["registration"],
  card: keyof typeof testCards,
) {
  const back = "http://localhost/back";
  const asked = { clientKey, customerKey, successUrl: back, failUrl: back, language: "en" };
  const window = new URL(`/window?${new URLSearchParams(asked)}`, scriptUrl);
  const page = await (await fetch(window)).text();
  const body = formOf(page, testCards[card]);
  const reply = await fetch(window, { method: "POST", body, redirect: "manual" });
  const authKey = new URL(reply.headers.get("location") ?? back).searchParams.get("authKey");
  if (!authKey) throw new Error("The card window gave no card.");
  return { authKey, customerKey };
}
