import type { ProductEntity } from "@bupum/shared/catalogue/products/admin-contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { api } from "../api.ts";
import type { MergeLine } from "../catalogue/merge-table.tsx";
import { joinedTexts, MergeChoice, MergeConfirmation } from "../catalogue/merging.tsx";
import { ProductPicker } from "../catalogue/product-picker.tsx";
import { keepProduct, keys, productDetail } from "../catalogue/queries.ts";
import { BackLink } from "../layout/back-link.tsx";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { MergeResult } from "./merge-result.tsx";
import { lineText } from "./product-lines.ts";
import { useLineWords } from "./use-line-words.ts";

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
  const { into = "" } = route.useSearch();
  const navigate = route.useNavigate();
  const kept = useQuery({ ...productDetail(into), enabled: into !== "" });
  return (
    <MergeChoice
      hint={say("merge.hint", { number: part.partNumber })}
      picker={
        <ProductPicker
          label={say("merge.into")}
          isWanted={({ id }) => id !== part.id}
          onPick={({ id }) => void navigate({ search: { into: id }, replace: true })}
        />
      }
      kept={kept}
    >
      {kept.data && <Comparison key={kept.data.id} gone={part} kept={kept.data} />}
    </MergeChoice>
  );
}

function Comparison({ gone, kept }: { gone: ProductEntity; kept: ProductEntity }) {
  const say = useWords("products");
  const client = useQueryClient();
  const navigate = route.useNavigate();
  const lines = useMergeLines(gone, kept);
  return (
    <MergeConfirmation
      lines={lines}
      warning={say("merge.warning", { number: gone.partNumber })}
      name={gone.partNumber}
      merge={() =>
        api.productEntities.merge({
          params: { id: gone.id },
          body: { intoId: kept.id, version: gone.version },
        })
      }
      merged={(merged) => {
        keepProduct(client, merged);
        void client.invalidateQueries({ queryKey: productDetail(kept.id).queryKey });
      }}
      refused={() => void client.invalidateQueries({ queryKey: keys.products })}
      onSwap={() =>
        void navigate({
          to: "/products/$productId/merge",
          params: { productId: kept.id },
          search: { into: gone.id },
          replace: true,
        })
      }
    />
  );
}

const alike = ["partNumber", "manufactorId", "name", "unit", "specifications"] as const;

/** The texts of both parts, and those that the target will have. */
function useMergeLines(gone: ProductEntity, kept: ProductEntity): MergeLine[] {
  const say = useWords("products");
  const sayCatalogue = useWords("catalogue");
  const words = useLineWords();
  return [
    ...alike.map((key) => ({
      label: say(`fields.${key}`),
      gone: lineText(gone, key, words),
      kept: lineText(kept, key, words),
      after: lineText(kept, key, words),
    })),
    {
      label: say("state"),
      gone: sayCatalogue(`states.${gone.state}`),
      kept: sayCatalogue(`states.${kept.state}`),
      after: sayCatalogue(`states.${kept.state}`),
    },
    {
      label: say("fields.aliases"),
      gone: gone.aliases.join(", "),
      kept: kept.aliases.join(", "),
      after: joinedTexts(...kept.aliases, gone.partNumber, ...gone.aliases),
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
