import type { ProductEntity } from "@bupum/shared/catalogue/products/admin-contract";
import { mostAlternates } from "@bupum/shared/catalogue/products/rules";
import type { SaidKinship } from "@bupum/shared/catalogue/products/substitutes";
import { useDays } from "@bupum/ui/display/days";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useLocale } from "use-intl";
import { api } from "../api.ts";
import { keepProduct, productDetail } from "../catalogue/queries.ts";
import { May } from "../may.tsx";
import { useWords } from "../words.ts";
import { Differences } from "./differences.tsx";
import { SubstituteDialog } from "./substitute-dialog.tsx";
import styles from "./products.module.css";

type Alternate = ProductEntity["alternates"][number];

/** What a pair says of itself; one learnt from quotes keeps its source by not naming another. */
const saidOf = ({ id, relation, grade, source }: Alternate): SaidKinship => ({
  id,
  relation,
  ...(grade && { grade }),
  ...(source && source !== "QUOTES" && { source }),
});

/** Says the pairs of a part anew, under the version that the page shows (D37-2). */
function useKeeping(part: ProductEntity, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (alternates: SaidKinship[]) =>
      api.productEntities.update({
        params: { id: part.id },
        body: { alternates, version: part.version },
      }),
    onSuccess: (changed) => {
      keepProduct(client, changed);
      onDone();
    },
    onError: () => void client.invalidateQueries({ queryKey: productDetail(part.id).queryKey }),
  });
}

/** The parts that can be taken instead of this one and the other way round, and how far (D37-2). */
export function SubstitutesSection({ part }: { part: ProductEntity }) {
  const say = useWords("products");
  const [edited, setEdited] = useState<Alternate | "new">();
  const close = () => setEdited(undefined);
  const saving = useKeeping(part, () => {
    toast.done(say("substitutes.saved"));
    close();
  });
  const dropping = useKeeping(part, () => toast.done(say("substitutes.dropped")));
  const others = (id: string) => part.alternates.filter((one) => one.id !== id).map(saidOf);
  return (
    <section aria-labelledby="substitutes">
      <h2 id="substitutes">{say("substitutes.title")}</h2>
      {part.alternates.length === 0 && <p className={styles["hint"]}>{say("substitutes.none")}</p>}
      {part.alternates.map((of) => (
        <Pair
          key={of.id}
          part={part}
          of={of}
          isBusy={dropping.isPending}
          onEdit={() => setEdited(of)}
          onDrop={() => dropping.mutate(others(of.id))}
        />
      ))}
      {part.alternates.length < mostAlternates && (
        <May call="productEntities.update">
          <Button variant="default" mt={8} onClick={() => setEdited("new")}>
            {say("substitutes.add")}
          </Button>
        </May>
      )}
      {edited && (
        <SubstituteDialog
          part={part}
          of={edited === "new" ? undefined : edited}
          isBusy={saving.isPending}
          onSave={(said) => saving.mutate([...others(said.id), said])}
          onClose={close}
        />
      )}
    </section>
  );
}

interface PairProps {
  part: ProductEntity;
  of: Alternate;
  isBusy: boolean;
  onEdit: () => void;
  onDrop: () => void;
}

function Pair({ part, of, isBusy, onEdit, onDrop }: PairProps) {
  const say = useWords("products");
  const language = useLocale();
  const days = useDays();
  const { id, partNumber, manufactorName, relation, grade, source, saidAt } = of;
  return (
    <div className={styles["line"]} role="group" aria-label={partNumber}>
      <div className={styles["text"]}>
        <Link to="/products/$productId" params={{ productId: id }}>
          {partNumber}
        </Link>{" "}
        · {manufactorName[language]}
        <div>
          <strong>{say(grade ? `substitutes.grades.${grade}` : "substitutes.noGrade")}</strong> ·{" "}
          {say(`relations.${relation}`)}
        </div>
        <Differences of={part} otherId={id} />
        {source && saidAt && (
          <small className={styles["hint"]}>
            {say("substitutes.said", {
              source: say(`substitutes.sources.${source}`),
              date: days.dayOf(saidAt),
            })}
          </small>
        )}
      </div>
      <May call="productEntities.update">
        <Button
          variant="default"
          aria-label={say("substitutes.editOf", { part: partNumber })}
          onClick={onEdit}
        >
          {say("substitutes.edit")}
        </Button>
        <Button
          variant="default"
          loading={isBusy}
          aria-label={say("substitutes.dropOf", { part: partNumber })}
          onClick={onDrop}
        >
          {say("substitutes.drop")}
        </Button>
      </May>
    </div>
  );
}
