import type { PaymentOrderEntity } from "@bupum/shared/billing/payment-orders/admin-contract";
import { useMadeFile } from "@bupum/ui/files/made-file";
import { Button } from "@mantine/core";
import { api } from "../api.ts";
import { useWords } from "../words.ts";

type Of = { id: PaymentOrderEntity["id"] };
const pollMs = 1_500;
/** A minute: a job that takes longer has failed. */
const mostLooks = 40;

/** Requests the receipt and waits for it. Throws if it is not made. */
async function addressOf(params: Of, signal: AbortSignal): Promise<string> {
  const calls = api.paymentOrderEntities;
  const made = await calls.printReceipt({ params }, { signal });
  if ("url" in made) return made.url;
  for (let look = 0; look < mostLooks; look += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each look is at what the last one did not find
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    // oxlint-disable-next-line no-await-in-loop
    const { file } = await calls.receipt({ params }, { signal });
    if (file) return file.url;
  }
  throw new Error("The receipt was not printed in time.");
}

/** The receipt of a payment as its member gets it, as PDF. */
export function ReceiptButton({ of: { id } }: { of: Of }) {
  const say = useWords("subscribes");
  const { isMaking, address, start } = useMadeFile({
    make: (signal) => addressOf({ id }, signal),
    failed: say("receiptFailed"),
  });
  if (address)
    return (
      <a href={address} target="_blank" rel="noopener noreferrer">
        {say("receiptPdfOpen")}
      </a>
    );
  return (
    <Button size="compact-sm" variant="default" loading={isMaking} onClick={start}>
      {say("receiptPdf")}
    </Button>
  );
}
