import type { Grade } from "@bupum/shared/catalogue/products/rules";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Group, NativeSelect, Stack } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../api.ts";
import { productDetail } from "../catalogue/queries.ts";
import { onlyFor } from "../may.tsx";
import { useWords } from "../words.ts";
import { Differences } from "./differences.tsx";
import { type LearntRow, readLearntAgain } from "./learnt-queries.ts";
import { Dialog } from "../layout/dialog.tsx";
import { GradeField } from "./substitute-dialog.tsx";

/** Relations in which the part that was ordered stands in for the asked one. */
const choices = ["EQUIVALENT", "INSTEAD", "REPLACED_BY"] as const;
type Choice = (typeof choices)[number];

/** Keeps a learnt pair with a grade, or refuses it for good (D37-5). */
export const DecideLearnt = onlyFor(
  "productEntities.acceptLearnt",
  function DecideLearnt({ of }: { of: LearntRow }) {
    const say = useWords("products");
    const client = useQueryClient();
    const [isOpen, setOpen] = useState(false);
    const { askedId, takenId, asked, taken } = of;
    const names = { asked: asked?.partNumber ?? askedId, taken: taken?.partNumber ?? takenId };
    const refuse = useMutation({
      mutationFn: () => api.productEntities.refuseLearnt({ body: { askedId, takenId } }),
      onSuccess: () => toast.done(say("learnt.refused")),
      onSettled: () => readLearntAgain(client),
    });
    return (
      <Group gap={8} wrap="nowrap">
        {asked && taken && (
          <Button aria-label={say("learnt.acceptOf", names)} onClick={() => setOpen(true)}>
            {say("learnt.accept")}
          </Button>
        )}
        <Button
          variant="default"
          aria-label={say("learnt.refuseOf", names)}
          loading={refuse.isPending}
          onClick={() => refuse.mutate()}
        >
          {say("learnt.refuse")}
        </Button>
        {isOpen && <AcceptDialog of={of} names={names} onClose={() => setOpen(false)} />}
      </Group>
    );
  },
);

interface AcceptDialogProps {
  of: LearntRow;
  names: { asked: string; taken: string };
  onClose: () => void;
}

function AcceptDialog({ of, names, onClose }: AcceptDialogProps) {
  const say = useWords("products");
  const client = useQueryClient();
  const { askedId, takenId } = of;
  const { data: asked } = useQuery(productDetail(askedId));
  const [relation, setRelation] = useState<Choice>("EQUIVALENT");
  const [grade, setGrade] = useState<Grade | "">("");
  const accept = useMutation({
    mutationFn: async () => {
      if (!grade) return;
      await api.productEntities.acceptLearnt({ body: { askedId, takenId, relation, grade } });
    },
    onSuccess: () => {
      toast.done(say("learnt.accepted"));
      onClose();
    },
    onSettled: () => readLearntAgain(client),
  });
  return (
    <Dialog opened onClose={onClose} title={say("learnt.acceptOf", names)}>
      <Stack gap={12}>
        {asked && <Differences of={asked} otherId={takenId} />}
        <NativeSelect
          label={say("substitutes.relation")}
          value={relation}
          data={choices.map((value) => ({ value, label: say(`relations.${value}`) }))}
          // The choices are these relations.
          onChange={({ currentTarget: { value } }) => setRelation(value as Choice)}
        />
        <GradeField grade={grade} onChange={setGrade} none={say("learnt.needGrade")} />
        <Button disabled={!grade} loading={accept.isPending} onClick={() => accept.mutate()}>
          {say("learnt.accept")}
        </Button>
      </Stack>
    </Dialog>
  );
}
