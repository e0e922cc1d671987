import type { CreditCards } from "@bupum/shared/billing/credit-cards/contract";
import { languageOfPath, prefixOf } from "@bupum/shared/kernel/language/site-path";

/** The part of the provider's script that we use (P6-6). */
interface TossPayments {
  payment: (of: { customerKey: string }) => {
    requestBillingAuth: (asked: {
      method: "CARD";
      successUrl: string;
      failUrl: string;
      customerName?: string;
      customerEmail?: string;
      windowTarget: "self";
    }) => Promise<void>;
  };
}
type Maker = (clientKey: string) => TossPayments;
declare global {
  interface Window {
    TossPayments?: Maker;
  }
}

let coming: Promise<void> | undefined;

/** The provider's script, loaded by no other page; requested again after a failure. */
function loadScript(src: string): Promise<void> {
  coming ??= new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src, async: true });
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      coming = undefined;
      reject(new Error(`${src} did not load.`));
    });
    document.head.append(script);
  });
  return coming;
}

/** The address that the window returns to, with the state that this page needs then. */
export interface CardReturn {
  back?: string | undefined;
  plan?: string | undefined;
}

function returnAddress(kept: CardReturn): string {
  const url = new URL(location.origin);
  url.pathname = `${prefixOf(languageOfPath(location.pathname).language)}/mypage/subscribe/card`;
  for (const [name, value] of Object.entries(kept)) if (value) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Opens the provider's window, in which the card number is typed: it reaches neither this page nor
 * our servers (D13-10). It takes the whole page, on desktops and phones (DECISIONS 137).
 */
export async function openCardWindow(
  { clientKey, customerKey, scriptUrl }: CreditCards["registration"],
  customer: { name?: string | undefined; email?: string | undefined },
  kept: CardReturn,
): Promise<void> {
  await loadScript(scriptUrl);
  if (!window.TossPayments) throw new Error(`${scriptUrl} has no card window.`);
  const address = returnAddress(kept);
  await window
    .TossPayments(clientKey)
    .payment({ customerKey })
    .requestBillingAuth({
      method: "CARD",
      successUrl: address,
      failUrl: address,
      ...(customer.name && { customerName: customer.name.slice(0, 100) }),
      ...(customer.email && customer.email.length <= 100 && { customerEmail: customer.email }),
      windowTarget: "self",
    });
}
