import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { failureOf } from "@bupum/ui/failure";
import { toast } from "@bupum/ui/frame/toasts";
import { Alert, Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { RoleGuard } from "../../companies/role-guard.tsx";
import { useWords } from "../../words.ts";
import { decideProduct } from "../queries.ts";
import styles from "./panel.module.css";

/** A product that the seller proposes for a line in words (D6-20). */
export function ProposedProduct({ line }: { line: Line }) {
  const say = useWords("productEstimates");
  const language = useLocale();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation(decideProduct);
  const { proposedProduct } = line;
  if (!line.open || line.activeOrder || !proposedProduct) return null;
  const { productId, manufactorName, partNumber } = proposedProduct;
  const part = `${manufactorName[language]} ${partNumber}`;
  const decide = (isSame: boolean) =>
    mutate(
      { productEstimateId: line.id, productId, isSame },
      {
        onSuccess: () => toast.done(say(isSame ? "proposed.taken" : "proposed.declined")),
        onError: (error) => toast.failed(failureOf(error).message ?? say("proposed.failed")),
        onSettled: () => void client.invalidateQueries({ queryKey: ["product-estimates"] }),
      },
    );
  return (
    <Alert color="blue" title={say("proposed.title")}>
      <p>
        <Link to="/products/$productId" params={{ productId }}>
          {part}
        </Link>
      </p>
      <RoleGuard act="ask" isQuiet>
        <div className={styles["decide"]}>
          <Button
            mih={44}
            disabled={isPending}
            aria-label={say("proposed.sameOf", { part })}
            onClick={() => decide(true)}
          >
            {say("proposed.same")}
          </Button>
          <Button
            variant="default"
            mih={44}
            disabled={isPending}
            aria-label={say("proposed.otherOf", { part })}
            onClick={() => decide(false)}
          >
            {say("proposed.other")}
          </Button>
        </div>
      </RoleGuard>
    </Alert>
  );
}
