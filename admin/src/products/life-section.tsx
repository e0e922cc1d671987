import type { ProductEntity } from "@bupum/shared/catalogue/products/admin-contract";
import type { SaidLife } from "@bupum/shared/catalogue/products/life";
import { saidStates, type SaidState } from "@bupum/shared/catalogue/products/lives";
import { useDays } from "@bupum/ui/display/days";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../api.ts";
import { keepProduct } from "../catalogue/queries.ts";
import { ProductPicker } from "../catalogue/product-picker.tsx";
import { Fact, Facts } from "../layout/facts.tsx";
import { May } from "../may.tsx";
import { Dialog } from "../layout/dialog.tsx";
import { useWords } from "../words.ts";

/** What is said of a part's life, by whom and when, and the way to change it (D35-2). */
export function LifeSection({ part }: { part: ProductEntity }) {
  const say = useWords("products");
  const days = useDays();
  const [isOpen, setOpen] = useState(false);
  const { life } = part;
  const successor = part.alternates.find(({ id }) => id === life?.successorId);
  return (
    <section aria-labelledby="life">
      <h2 id="life">{say("life.title")}</h2>
      <Facts>
        <Fact name={say("life.state")}>{say(`life.states.${life?.state ?? "ACTIVE"}`)}</Fact>
        {life?.lastOrderDay && <Fact name={say("life.day")}>{days.day(life.lastOrderDay)}</Fact>}
        {successor && (
          <Fact name={say("life.successor")}>
            <Link to="/products/$productId" params={{ productId: successor.id }}>
              {successor.partNumber}
            </Link>
          </Fact>
        )}
      </Facts>
      {life && (
        <Text c="dimmed" size="sm">
          {say("life.said", {
            source: say(`life.sources.${life.source}`),
            date: days.dayOf(life.saidAt),
          })}
        </Text>
      )}
      <May call="productEntities.update">
        <Button variant="default" mt={8} onClick={() => setOpen(true)}>
          {say("life.edit")}
        </Button>
      </May>
      {isOpen && <LifeDialog part={part} onClose={() => setOpen(false)} />}
    </section>
  );
}

interface LifeDialogProps {
  part: ProductEntity;
  onClose: () => void;
}

function LifeDialog({ part, onClose }: LifeDialogProps) {
  const say = useWords("products");
  return (
    <Dialog opened onClose={onClose} title={say("life.edit")}>
      <LifeForm part={part} onClose={onClose} />
    </Dialog>
  );
}

type Successor = Pick<ProductEntity, "id" | "partNumber">;

function LifeForm({ part, onClose }: LifeDialogProps) {
  const say = useWords("products");
  const client = useQueryClient();
  const [state, setState] = useState<SaidState>(part.life?.state ?? "ACTIVE");
  const [lastOrderDay, setDay] = useState(part.life?.lastOrderDay ?? "");
  const [successor, setSuccessor] = useState<Successor | undefined>(
    part.alternates.find(({ id }) => id === part.life?.successorId),
  );
  const life: SaidLife = {
    state,
    ...(state === "LAST_ORDER" && lastOrderDay && { lastOrderDay }),
    ...(state !== "ACTIVE" && successor && { successorId: successor.id }),
  };
  const save = useMutation({
    mutationFn: () =>
      api.productEntities.update({
        params: { id: part.id },
        body: { life, version: part.version },
      }),
    onSuccess: (changed) => {
      toast.done(say("life.saved"));
      keepProduct(client, changed);
      onClose();
    },
  });
  const isWhole =
    (state !== "LAST_ORDER" || lastOrderDay !== "") && (state !== "REPLACED" || !!successor);
  return (
    <Stack gap={12}>
      <Text c="dimmed" size="sm">
        {say("life.hint")}
      </Text>
      <NativeSelect
        label={say("life.state")}
        value={state}
        data={saidStates.map((value) => ({ value, label: say(`life.states.${value}`) }))}
        // The choices are these states.
        onChange={({ currentTarget: { value } }) => setState(value as SaidState)}
      />
      {state === "LAST_ORDER" && (
        <TextInput
          type="date"
          label={say("life.day")}
          required
          value={lastOrderDay}
          onChange={({ currentTarget: { value } }) => setDay(value)}
        />
      )}
      {state !== "ACTIVE" && (
        <SuccessorField of={successor} own={part.id} onChange={setSuccessor} />
      )}
      <Button disabled={!isWhole} loading={save.isPending} onClick={() => save.mutate()}>
        {say("life.save")}
      </Button>
    </Stack>
  );
}

interface SuccessorFieldProps {
  of: Successor | undefined;
  own: string;
  onChange: (to: Successor | undefined) => void;
}

function SuccessorField({ of, own, onChange }: SuccessorFieldProps) {
  const say = useWords("products");
  if (!of)
    return (
      <ProductPicker label={say("life.pick")} isWanted={({ id }) => id !== own} onPick={onChange} />
    );
  return (
    <div>
      <Text size="sm">{say("life.successor")}</Text>
      <strong>{of.partNumber}</strong>{" "}
      <Button variant="subtle" onClick={() => onChange(undefined)}>
        {say("life.drop")}
      </Button>
    </div>
  );
}
