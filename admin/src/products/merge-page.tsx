import type { ProductEntity } from "@bupum/shared/product-entities/contract";
import { Failed, Loading } from "@bupum/ui/states";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../api.ts";
import { type MergeLine, MergeTable } from "../catalogue/merge-table.tsx";
import { PartPicker } from "../catalogue/part-picker.tsx";
import { keepProduct, keys, productDetail, type ProductId } from "../catalogue/queries.ts";
import { TypedConfirmation } from "../catalogue/typed-confirmation.tsx";
import { BackLink } from "../layout/back-link.tsx";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { MergeResult } from "./merge-result.tsx";
import { lineText } from "./part-lines.ts";
import { useLineWords } from "./use-line-words.ts";
import styles from "./products.module.css";

const route = getRouteApi("/_admin/products/$productId/merge");

/** Merges one part into another: choose, compare, confirm, see what came of it. */
export function MergePage() {
  const say = useWords("products");
  const { productId } = route.useParams();
  const { data: part, error, refetch } = useQuery(productDetail(productId));
  return (
    <>
      <Head title={say("merge.title")} />
      <BackLink to="/products/$productId" params={{ productId }}>
        {part?.partNumber ?? say("title")}
      </BackLink>
      <h1>{say("merge.title")}</h1>
      {part?.state === "MERGED" ? (
        <MergeResult part={part} />
      ) : part ? (
        <Choice part={part} />
      ) : error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Loading lines={8} height={28} />
      )}
    </>
  );
}

function Choice({ part }: { part: ProductEntity }) {
  const say = useWords("products");
  const [intoId, setInto] = useState<ProductId>();
  const into = useQuery({ ...productDetail(intoId ?? ""), enabled: Boolean(intoId) });
  return (
    <div className={styles["editor"]}>
      <p className={styles["hint"]}>{say("merge.hint", { number: part.partNumber })}</p>
      <PartPicker
        label={say("merge.into")}
        except={[part.id]}
        onPick={(chosen) => setInto(chosen.id)}
      />
      {into.data && <Comparison key={into.data.id} gone={part} kept={into.data} />}
      {intoId && into.isPending && <Loading lines={6} height={28} />}
      {into.error && <Failed error={into.error} again={() => void into.refetch()} />}
    </div>
  );
}

const joined = (...texts: string[]) => [...new Set(texts)].join(", ");

function Comparison({ gone, kept }: { gone: ProductEntity; kept: ProductEntity }) {
  const say = useWords("products");
  const sayCatalogue = useWords("catalogue");
  const client = useQueryClient();
  const merge = useMutation({
    mutationFn: () =>
      api.productEntities.merge({
        params: { id: gone.id },
        body: { intoId: kept.id, version: gone.version },
      }),
    onSuccess: (merged) => {
      keepProduct(client, merged);
      void client.invalidateQueries({ queryKey: productDetail(kept.id).queryKey });
    },
    onError: () => void client.invalidateQueries({ queryKey: keys.products }),
  });
  const lines = useMergeLines(gone, kept);
  return (
    <>
      <MergeTable lines={lines} />
      <p className={styles["note"]}>{say("merge.warning", { number: gone.partNumber })}</p>
      <TypedConfirmation
        name={gone.partNumber}
        submit={sayCatalogue("merge.submit")}
        running={merge.isPending}
        onConfirm={() => merge.mutate()}
      />
    </>
  );
}

/** What both parts say, and what the one that stays will say. */
function useMergeLines(gone: ProductEntity, kept: ProductEntity): MergeLine[] {
  const say = useWords("products");
  const words = useLineWords();
  const same = (["partNumber", "manufactorId", "name", "unit", "specifications"] as const).map(
    (key) => ({
      label: say(`fields.${key}`),
      gone: lineText(gone, key, words),
      kept: lineText(kept, key, words),
      after: lineText(kept, key, words),
    }),
  );
  return [
    ...same,
    {
      label: say("fields.aliases"),
      gone: gone.aliases.join(", "),
      kept: kept.aliases.join(", "),
      after: joined(...kept.aliases, gone.partNumber, ...gone.aliases),
    },
    {
      label: say("fields.alternates"),
      gone: lineText(gone, "alternates", words),
      kept: lineText(kept, "alternates", words),
      after: say("merge.alternatesAfter"),
    },
    {
      label: say("offers"),
      gone: String(gone.offerCount),
      kept: String(kept.offerCount),
      after: say("merge.offersAfter"),
    },
    {
      label: say("merge.requests"),
      gone: say("merge.stay"),
      kept: say("merge.stay"),
      after: say("merge.requestsAfter"),
    },
  ];
}
