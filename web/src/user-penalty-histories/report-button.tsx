import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { RoleGuard } from "../companies/role-guard.tsx";
import { useWords } from "../words.ts";
import type { Reported } from "./report-dialog.tsx";

const ReportDialog = lazy(async () => ({
  default: (await import("./report-dialog.tsx")).ReportDialog,
}));

/** For the buyer of a deal: reports its seller. */
export function ReportButton({ of }: { of: Reported }) {
  const say = useWords("userPenaltyHistories");
  const [opened, setOpened] = useState(false);
  return (
    <RoleGuard act="order" isQuiet>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        mih={44}
        aria-label={say("actOn", { seller: of.sellerName })}
        onClick={() => setOpened(true)}
      >
        {say("act")}
      </Button>
      <Suspense>{opened && <ReportDialog of={of} onClose={() => setOpened(false)} />}</Suspense>
    </RoleGuard>
  );
}
