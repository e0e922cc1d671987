import type { LineDetail } from "@bupum/shared/deal/product-estimates/contract";
import type { ProductEntityRow } from "@bupum/shared/catalogue/products/admin-contract";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useLocale } from "use-intl";
import { onlyFor } from "../may.tsx";
import { Chosen } from "../catalogue/chosen.tsx";
import { ProductPicker } from "../catalogue/product-picker.tsx";
import { useWords } from "../words.ts";
import { proposeProduct, readAgain } from "./queries.ts";
import styles from "./lines.module.css";

type Line = LineDetail & { deletedAt?: string | undefined };

/** For a line in words: proposes a part of the catalogue (D6-20). */
export const ProposeProduct = onlyFor(
  "productEstimateEntities.propose",
  function ProposeProduct({ line }: { line: Line }) {
    const say = useWords("productEstimates");
    const language = useLocale();
    const client = useQueryClient();
    const [chosen, setChosen] = useState<ProductEntityRow>();
    const { mutate, isPending } = useMutation({
      ...proposeProduct,
      onSuccess: () => {
        setChosen(undefined);
        toast.done(say("propose.done"));
      },
      onSettled: () => readAgain(client),
    });
    const { proposedProduct, replyType, open, productId, activeOrder, deletedAt } = line;
    if (!open || productId || activeOrder || deletedAt || replyType === "REJECTED") return null;
    return (
      <section aria-labelledby="propose">
        <h2 id="propose">{say("propose.title")}</h2>
        {proposedProduct && (
          <p>
            {say(`propose.waits.${proposedProduct.by}`)}{" "}
            <Link to="/products/$productId" params={{ productId: proposedProduct.productId }}>
              {proposedProduct.manufactorName[language]} {proposedProduct.partNumber}
            </Link>
          </p>
        )}
        {chosen ? (
          <div className={styles["question"]}>
            <Chosen label={say("propose.part")} onChange={() => setChosen(undefined)}>
              {chosen.manufactorName[language]} {chosen.partNumber}
            </Chosen>
            <Button
              loading={isPending}
              onClick={() => mutate({ id: line.id, productId: chosen.id })}
            >
              {say("propose.send")}
            </Button>
          </div>
        ) : (
          <ProductPicker
            label={say(proposedProduct ? "propose.another" : "propose.part")}
            description={say("propose.hint")}
            isWanted={({ id, state }) => state === "SHOWN" && id !== proposedProduct?.productId}
            onPick={setChosen}
          />
        )}
      </section>
    );
  },
);
