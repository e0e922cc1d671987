import { type CostCentre, leftOf } from "@bupum/shared/accounts/companies/cost-centres";
import type { Company } from "@bupum/shared/accounts/companies/contract";
import { Status } from "@bupum/ui/display/status";
import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { pageOf } from "../companies/acting-as.ts";
import { RowAct } from "../companies/row-act.tsx";
import { useWords } from "../words.ts";
import { isOver, openFirst } from "./budgets.ts";
import styles from "./cost-centres.module.css";
import { useWonText } from "@bupum/ui/display/money";

interface CentreActs {
  edit: (centre: CostCentre) => void;
  turn: (centre: CostCentre) => void;
}

interface CentreListProps {
  centres: readonly CostCentre[];
  companyId: Company["id"];
  /** The month that is shown. */
  month: string;
  /** The one that is changed, and the form in its place. */
  changed: string | undefined;
  form: ReactNode;
  isBusy: boolean;
  /** For owners. */
  acts: CentreActs | undefined;
}

export function CentreList({
  centres,
  companyId,
  month,
  changed,
  form,
  isBusy,
  acts,
}: CentreListProps) {
  const say = useWords("costCentres");
  return (
    <ul className={styles["centres"]} aria-label={say("title")}>
      {openFirst(centres).map((centre) => (
        <li key={centre.id}>
          {centre.id === changed ? (
            form
          ) : (
            <>
              <div className={styles["head"]}>
                <Named centre={centre} />
                {acts && <Acts centre={centre} isBusy={isBusy} {...acts} />}
              </div>
              <BudgetBar of={centre} />
              <Figures of={centre} year={month.slice(0, 4)} />
              <OrdersLink of={centre} companyId={companyId} month={month} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Named({ centre }: { centre: CostCentre }) {
  const say = useWords("costCentres");
  return (
    <span className={styles["name"]}>
      <strong>{centre.name}</strong> <small>{centre.code}</small>{" "}
      {centre.isClosed && (
        <Status of="CLOSED" meaning="over">
          {say("closed")}
        </Status>
      )}{" "}
      {isOver(centre) && (
        <Status of="OVER_BUDGET" meaning="bad">
          {say("overBudget")}
        </Status>
      )}
    </span>
  );
}

function Acts({
  centre,
  isBusy,
  edit,
  turn,
}: CentreActs & { centre: CostCentre; isBusy: boolean }) {
  const say = useWords("costCentres");
  const { name, isClosed } = centre;
  return (
    <span>
      <RowAct label={say("editOn", { name })} onPress={() => edit(centre)}>
        {say("edit")}
      </RowAct>
      <RowAct
        label={say(isClosed ? "openOn" : "closeOn", { name })}
        isEnd
        isDisabled={isBusy}
        onPress={() => turn(centre)}
      >
        {say(isClosed ? "open" : "close")}
      </RowAct>
    </span>
  );
}

/** Used and reserved against the budget; what exceeds it makes the whole longer. The figures stand below. */
function BudgetBar({ of }: { of: CostCentre }) {
  const { budget, spending } = of;
  if (!budget) return null;
  const { used, reserved } = spending;
  const whole = Math.max(budget.won, used + reserved);
  return (
    <div className={styles["bar"]} data-over={isOver(of) ? true : undefined} aria-hidden>
      <span data-used style={{ width: `${(used / whole) * 100}%` }} />
      <span data-reserved style={{ width: `${(reserved / whole) * 100}%` }} />
    </div>
  );
}

interface OrdersLinkProps {
  of: CostCentre;
  companyId: Company["id"];
  month: string;
}

/** To the orders behind the figures, in the company's name (D43-5). */
function OrdersLink({ of: { id, name, budget }, companyId, month }: OrdersLinkProps) {
  const say = useWords("costCentres");
  const language = useLocale();
  const chargedIn = budget?.period === "YEAR" ? month.slice(0, 4) : month;
  const path = `/mypage/orders?costCentreId=${id}&chargedIn=${chargedIn}`;
  return (
    <a
      href={pageOf(language, companyId, path)}
      className={styles["orders"]}
      aria-label={say("ordersOf", { name })}
    >
      {say("orders")}
    </a>
  );
}

function Figures({ of, year }: { of: CostCentre; year: string }) {
  const say = useWords("costCentres");
  const won = useWonText();
  const { budget, spending } = of;
  const left = leftOf(of);
  return (
    <dl className={styles["figures"]}>
      <div>
        <dt>{budget ? say(`budgets.${budget.period}`, { year }) : say("budget")}</dt>
        <dd>{budget ? won(budget.won) : say("none")}</dd>
      </div>
      <div data-used>
        <dt>{say("used")}</dt>
        <dd>{won(spending.used)}</dd>
      </div>
      <div data-reserved>
        <dt>{say("reserved")}</dt>
        <dd>{won(spending.reserved)}</dd>
      </div>
      {left !== undefined && (
        <div data-over={left < 0 ? true : undefined}>
          <dt>{say(left < 0 ? "over" : "left")}</dt>
          <dd>{won(Math.abs(left))}</dd>
        </div>
      )}
    </dl>
  );
}
