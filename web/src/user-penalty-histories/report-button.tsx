import type { Id } from "@bupum/shared/kernel/ids";
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useWords } from "../words.ts";

const ReportDialog = lazy(async () => ({
  default: (await import("./report-dialog.tsx")).ReportDialog,
}));

/** What a report is about: an order or an estimate, and whose it is. */
export interface Reported {
  refId: Id<"ord"> | Id<"est">;
  sellerName: string;
}

/** For the buyer of a deal: reports its seller. */
export function ReportButton({ of }: { of: Reported }) {
  const say = useWords("userPenaltyHistories");
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        mih={44}
        aria-label={say("title", { seller: of.sellerName })}
        onClick={() => setOpened(true)}
      >
        {say("act")}
      </Button>
      <Suspense>{opened && <ReportDialog of={of} onClose={() => setOpened(false)} />}</Suspense>
    </>
  );
}
