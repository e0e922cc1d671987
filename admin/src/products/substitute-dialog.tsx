import type { ProductEntity } from "@bupum/shared/catalogue/products/admin-contract";
import {
  type Grade,
  grades,
  type Relation,
  relations,
  substituteSources,
} from "@bupum/shared/catalogue/products/rules";
import type { SaidKinship } from "@bupum/shared/catalogue/products/substitutes";
import { Button, NativeSelect, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { ProductPicker } from "../catalogue/product-picker.tsx";
import { useWords } from "../words.ts";
import { Dialog } from "../layout/dialog.tsx";
import { Differences } from "./differences.tsx";

type Alternate = ProductEntity["alternates"][number];
type Source = NonNullable<Alternate["source"]>;

interface SubstituteDialogProps {
  part: ProductEntity;
  /** The pair that is changed; undefined for a new one. */
  of: Alternate | undefined;
  isBusy: boolean;
  onSave: (said: SaidKinship) => void;
  onClose: () => void;
}

/** Says of a pair of parts how far one holds for the other, with what differs beside it (D37-2). */
export function SubstituteDialog({ onClose, ...props }: SubstituteDialogProps) {
  const say = useWords("products");
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(props.of ? "substitutes.title" : "substitutes.add")}
    >
      <PairForm {...props} />
    </Dialog>
  );
}

function PairForm({ part, of, isBusy, onSave }: Omit<SubstituteDialogProps, "onClose">) {
  const say = useWords("products");
  const [other, setOther] = useState<Pick<Alternate, "id" | "partNumber"> | undefined>(of);
  const [relation, setRelation] = useState<Relation>(of?.relation ?? "EQUIVALENT");
  const [grade, setGrade] = useState<Grade | "">(of?.grade ?? "");
  const [source, setSource] = useState<Source>(of?.source ?? "ADMIN");
  const taken = part.alternates.map(({ id }) => id);
  const choices = substituteSources.filter((one) => one !== "QUOTES" || of?.source === "QUOTES");
  const save = () =>
    other &&
    onSave({
      id: other.id,
      relation,
      ...(grade && { grade }),
      ...(source !== "QUOTES" && { source }),
    });
  return (
    <Stack gap={12}>
      <Text c="dimmed" size="sm">
        {say("substitutes.hint")}
      </Text>
      {other ? (
        <div>
          <Text size="sm">{say("substitutes.part")}</Text>
          <strong>{other.partNumber}</strong>{" "}
          {!of && (
            <Button variant="subtle" onClick={() => setOther(undefined)}>
              {say("substitutes.other")}
            </Button>
          )}
          <Differences of={part} otherId={other.id} />
        </div>
      ) : (
        <ProductPicker
          label={say("substitutes.pick")}
          isWanted={({ id }) => id !== part.id && !taken.includes(id)}
          onPick={setOther}
        />
      )}
      <NativeSelect
        label={say("substitutes.relation")}
        value={relation}
        data={relations.map((value) => ({ value, label: say(`relations.${value}`) }))}
        // The choices are these relations.
        onChange={({ currentTarget: { value } }) => setRelation(value as Relation)}
      />
      <GradeField grade={grade} onChange={setGrade} />
      <NativeSelect
        label={say("substitutes.source")}
        value={source}
        data={choices.map((value) => ({ value, label: say(`substitutes.sources.${value}`) }))}
        // The choices are these sources.
        onChange={({ currentTarget: { value } }) => setSource(value as Source)}
      />
      <Button disabled={!other} loading={isBusy} onClick={save}>
        {say("substitutes.save")}
      </Button>
    </Stack>
  );
}

interface GradeFieldProps {
  grade: Grade | "";
  onChange: (to: Grade | "") => void;
  /** What stands where no grade is chosen. */
  none?: string;
}

/** How far the part holds, with what the grade promises; none where nobody knows. */
export function GradeField({ grade, onChange, none }: GradeFieldProps) {
  const say = useWords("products");
  return (
    <NativeSelect
      label={say("substitutes.grade")}
      description={grade && say(`substitutes.gradeHints.${grade}`)}
      value={grade}
      data={[
        { value: "", label: none ?? say("substitutes.noGrade") },
        ...grades.map((value) => ({ value, label: say(`substitutes.grades.${value}`) })),
      ]}
      // The choices are these grades and none.
      onChange={({ currentTarget: { value } }) => onChange(value as Grade | "")}
    />
  );
}
