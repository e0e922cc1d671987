import type { Company } from "@bupum/shared/accounts/companies/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { isId } from "@bupum/shared/kernel/id-text";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useDays } from "@bupum/ui/display/days";
import { failureOf } from "@bupum/ui/failure";
import { toast } from "@bupum/ui/frame/toasts";
import { Alert, Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link, useLocation, useNavigate } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import styles from "./companies.module.css";
import { joinCompany, ownCompanies, ownInvitation } from "./queries.ts";

const route = getRouteApi("/_signedIn/mypage/companies/join");

/** Where the link of an invitation leads; nothing is joined before the reader says so (D40-5). */
export function JoinPage() {
  const say = useWords("companies");
  const { companyId, code: old } = route.useSearch();
  // Links that were given out before have the code in their query.
  const code = useLocation({ select: ({ hash }) => hash }) || old;
  const isWhole = companyId !== undefined && isId(companyId, "cmp") && code !== undefined;
  return (
    <div className={styles["page"]}>
      <Head title={say("joinTitle")} />
      <h1>{say("joinTitle")}</h1>
      {isWhole ? (
        <Invitation companyId={companyId} code={code} />
      ) : (
        <Alert color="orange">{say("joinBroken")}</Alert>
      )}
    </div>
  );
}

/** To which company, by whom and with which roles the reader is invited. */
export function Invitation({ companyId, code }: { companyId: Id<"cmp">; code: string }) {
  const say = useWords("companies");
  const { moment } = useDays();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(ownInvitation(companyId, code));
  const { mutateAsync, isPending } = useMutation(joinCompany(useQueryClient()));
  const own = useQuery({ ...ownCompanies, enabled: error !== null });
  const { code: problem, params } = failureOf(error);
  if (problem === "INVITATION_INVALID") {
    if (own.isPending) return <Loading lines={3} />;
    const joined = own.data?.items.find(({ id }) => id === companyId);
    return joined ? <Joined of={joined} /> : <Ended isUsed={params["used"] === true} />;
  }
  if (!data) return error ? <Failed error={error} again={refetch} /> : <Loading lines={3} />;
  const { companyName: company, inviterName: inviter, roles, expiresAt } = data;
  const join = async () => {
    await mutateAsync({ companyId, code });
    toast.done(say("joined"));
    await navigate({ to: "/mypage/companies/$companyId", params: { companyId } });
  };
  return (
    <>
      <p>{say("joinWho", { company, inviter })}</p>
      <dl className={styles["facts"]}>
        <dt>{say("joinCompany")}</dt>
        <dd>{company}</dd>
        <dt>{say("joinInviter")}</dt>
        <dd>{inviter}</dd>
        <dt>{say("rolesHead")}</dt>
        <dd>{roles.map((role) => say(`roles.${role}`)).join(", ")}</dd>
        <dt>{say("joinUntil")}</dt>
        <dd>{moment(expiresAt)}</dd>
      </dl>
      <div>
        <Button
          mih={44}
          loading={isPending}
          // A failed call is shown as a toast.
          onClick={() => void join().catch(() => undefined)}
        >
          {say("join")}
        </Button>
      </div>
    </>
  );
}

/** The link of an invitation, opened by a member of the company: after it was used, for one. */
function Joined({ of: { id: companyId, name: company } }: { of: Pick<Company, "id" | "name"> }) {
  const say = useWords("companies");
  return (
    <>
      <Alert color="green">{say("joinedBefore", { company })}</Alert>
      <div>
        <Button
          mih={44}
          renderRoot={(props) => (
            <Link to="/mypage/companies/$companyId" params={{ companyId }} {...props} />
          )}
        >
          {say("toCompany")}
        </Button>
      </div>
    </>
  );
}

/** An invitation that was used or has ended, or one of another account. */
function Ended({ isUsed }: { isUsed: boolean }) {
  const say = useWords("companies");
  return (
    <>
      <Alert color="orange">{say(isUsed ? "joinUsed" : "joinEnded")}</Alert>
      <div>
        <Button
          mih={44}
          variant="default"
          renderRoot={(props) => <Link to="/mypage/companies" {...props} />}
        >
          {say("joinOthers")}
        </Button>
      </div>
    </>
  );
}
