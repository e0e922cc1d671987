import type { PaymentOrderEntity } from "@bupum/shared/payment-orders/admin-contract";
import { failureOf, isAborted } from "@bupum/ui/failure";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { api } from "../api.ts";
import { useWords } from "../words.ts";

type Of = { id: PaymentOrderEntity["id"] };
const pollMs = 1_500;
/** A minute: a job that takes longer has failed. */
const mostLooks = 40;

/** Has the receipt printed and waits for it; undefined where it does not come. */
async function addressOf(params: Of, signal: AbortSignal): Promise<string | undefined> {
  const calls = api.paymentOrderEntities;
  const made = await calls.printReceipt({ params }, { signal });
  if ("url" in made) return made.url;
  for (let look = 0; look < mostLooks && !signal.aborted; look += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each look is at what the last one did not find
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    // oxlint-disable-next-line no-await-in-loop
    const { file } = await calls.receipt({ params }, { signal });
    if (file) return file.url;
  }
  return undefined;
}

/** The receipt of a payment as its member gets it, as PDF. */
export function ReceiptButton({ of }: { of: Of }) {
  const say = useWords("subscribes");
  const [isMaking, setMaking] = useState(false);
  const [address, setAddress] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const make = async () => {
    const call = new AbortController();
    running.current = call;
    setMaking(true);
    try {
      const made = await addressOf({ id: of.id }, call.signal);
      setAddress(made);
      if (made === undefined) toast.failed(say("receiptFailed"));
    } catch (error) {
      if (!isAborted(error)) toast.failed(failureOf(error).message ?? say("receiptFailed"));
    } finally {
      if (!call.signal.aborted) setMaking(false);
    }
  };
  if (address)
    return (
      <a href={address} target="_blank" rel="noopener noreferrer">
        {say("receiptPdfOpen")}
      </a>
    );
  return (
    <Button size="compact-sm" variant="default" loading={isMaking} onClick={() => void make()}>
      {say("receiptPdf")}
    </Button>
  );
}
