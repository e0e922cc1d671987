import type { Company } from "@bupum/shared/accounts/companies/contract";
import {
  type CostCentre,
  type CostCentres,
  mostCentres,
} from "@bupum/shared/accounts/companies/cost-centres";
import { isOwner } from "@bupum/shared/accounts/companies/rules";
import { seoulMonth } from "@bupum/shared/kernel/calendar/months";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { useNow } from "@bupum/ui/now";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type OpenedEntry, saveInto } from "../companies/stated.ts";
import { StatedSection } from "../companies/stated-section.tsx";
import { MonthSelect } from "../months/month-select.tsx";
import { useWords } from "../words.ts";
import { draftWith, type SaidCentre, saidOf } from "./budgets.ts";
import { CentreForm } from "./centre-form.tsx";
import { CentreList } from "./centre-list.tsx";
import { centresOf, stateCentres } from "./queries.ts";

interface OfCompany {
  company: Pick<Company, "id" | "roles">;
}

type Changed = OpenedEntry<CostCentre["id"], CostCentres>;

/** Cost centres and budgets of the company, and what a month took; owners change them (D43). */
export function CentresSection({ company }: OfCompany) {
  const say = useWords("costCentres");
  const [month, setMonth] = useState<string>();
  const [changed, setChanged] = useState<Changed>();
  const query = useQuery(centresOf(company.id, month));
  const present = seoulMonth(useNow());
  const hasSome = month !== undefined || (query.data?.costCentres ?? []).length > 0;
  return (
    <StatedSection
      name="cost-centres"
      title={say("title")}
      hint={say("hint")}
      query={query}
      loading={{ lines: 3, height: 72 }}
      // Another month would take the open form away.
      head={
        hasSome &&
        !changed && <MonthSelect label={say("month")} month={month} onChange={setMonth} />
      }
    >
      {(of) => (
        <Centres
          company={company}
          of={of}
          month={month ?? present}
          changed={changed}
          onChanged={setChanged}
        />
      )}
    </StatedSection>
  );
}

interface CentresProps extends OfCompany {
  of: CostCentres;
  month: string;
  changed: Changed | undefined;
  onChanged: (changed: Changed | undefined) => void;
}

function Centres({ company, of, month, changed, onChanged }: CentresProps) {
  const say = useWords("costCentres");
  const { mutateAsync, isPending } = useMutation(stateCentres(useQueryClient(), company.id));
  const isMine = isOwner(company.roles);
  const save = async (one: SaidCentre, seen = of) => {
    await mutateAsync(draftWith(seen, one));
    toast.done(say("saved"));
  };
  const turn = async (centre: CostCentre) => {
    const isClosed = !centre.isClosed;
    const { name } = centre;
    const spec = { title: say("closeOn", { name }), body: say("closeBody"), primary: say("close") };
    if (!isClosed || (await confirmed(spec))) await save({ ...saidOf(centre), isClosed });
  };
  const done = () => onChanged(undefined);
  const { costCentres } = of;
  const form = changed && (
    <CentreForm
      centre={changed.of.costCentres.find(({ id }) => id === changed.id)}
      all={changed.of.costCentres}
      save={(one) => saveInto(changed, of, (list) => save(one, list), onChanged)}
      done={done}
    />
  );
  return (
    <>
      {costCentres.length === 0 ? (
        <p>{say(isMine ? "emptyOwner" : "empty")}</p>
      ) : (
        <CentreList
          centres={costCentres}
          companyId={company.id}
          month={month}
          isBusy={isPending}
          changed={changed?.id}
          form={form}
          acts={
            isMine
              ? {
                  edit: ({ id }) => onChanged({ id, of }),
                  // A failed call is shown as a toast.
                  turn: (centre) => void turn(centre).catch(() => undefined),
                }
              : undefined
          }
        />
      )}
      {changed?.id === "new" && form}
      {isMine && !changed && costCentres.length < mostCentres && (
        <div>
          <Button variant="default" mih={44} onClick={() => onChanged({ id: "new", of })}>
            {say("add")}
          </Button>
        </div>
      )}
    </>
  );
}
