import {
  type SpecificationRule,
  specificationRuleRoutes,
} from "@bupum/shared/search/specification-rules/admin-contract";
import { definitions, shownSpecification } from "@bupum/shared/search/specifications/definitions";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField, TextField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useLocale } from "use-intl";
import { api } from "../api.ts";
import { useWords } from "../words.ts";
import { allSpecificationRules } from "./queries.ts";

export type RuleDraft = Pick<SpecificationRule, "kind" | "written">;

/** A rule for a label, or for the spelling of a unit. */
export function RuleForm({ kind, written, leave }: RuleDraft & { leave: () => void }) {
  const say = useWords("specificationRules");
  const language = useLocale();
  const client = useQueryClient();
  const draft: Draft = useDraft({
    schema: specificationRuleRoutes.create.body,
    initial: { kind, written, means: "" },
    send: (body) => api.specificationRules.create({ body }),
    done: () => {
      toast.done(say("saved"));
      void client.invalidateQueries({ queryKey: allSpecificationRules });
      leave();
    },
  });
  const specifications = definitions.map(({ id, name }) => {
    const { unit = "" } = shownSpecification(id) ?? {};
    return { value: id, label: unit === "" ? name[language] : `${name[language]} (${unit})` };
  });
  const choices = specifications.toSorted((a, b) => a.label.localeCompare(b.label, language));
  return (
    <DraftForm draft={draft} label={say(kind === "LABEL" ? "mendLabel" : "mendUnit")}>
      <TextField
        name="written"
        label={say(kind === "LABEL" ? "label" : "unit")}
        description={kind === "UNIT" ? say("unitHint") : undefined}
        required
        maxLength={80}
      />
      {kind === "LABEL" ? (
        <ChoiceField
          name="means"
          label={say("specification")}
          required
          data={[{ value: "", label: say("choose") }, ...choices]}
        />
      ) : (
        <TextField name="means" label={say("knownUnit")} required maxLength={60} />
      )}
      <SendButton fullWidth>{say("save")}</SendButton>
    </DraftForm>
  );
}
