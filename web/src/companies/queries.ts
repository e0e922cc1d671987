import type {
  Company,
  CompanyDraft,
  CompanyMember,
} from "@bupum/shared/accounts/companies/contract";
import type { JoinRequestDraft } from "@bupum/shared/accounts/companies/join-requests";
import { companyActs, type CompanyRole, hasRole } from "@bupum/shared/kernel/company-roles";
import type { Id } from "@bupum/shared/kernel/ids";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { mutationOptions, type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { actingCompany } from "../acting.ts";
import { api } from "../api.ts";
import { signUpload } from "../files/queries.ts";

const key = ["companies"] as const;
/** Others change a company, too: a page that is opened again reads it again. */
const shared = { staleTime: 0 } as const;
type CompanyId = Id<"cmp">;

/** The companies that the reader belongs to. */
export const ownCompanies = queryOptions({
  ...shared,
  queryKey: [...key, "own"],
  queryFn: ({ signal }) => api.companies.mine({}, { signal }),
});

/** The company in whose name one acts, as one belongs to it; pending while it is read. */
export function useActing() {
  const companyId = actingCompany();
  const { data, isPending } = useQuery({
    ...ownCompanies,
    // A list has a guard in each of its rows.
    staleTime: 60_000,
    enabled: companyId !== undefined,
  });
  return {
    company: data?.items.find(({ id }) => id === companyId),
    isPending: companyId !== undefined && isPending,
  };
}

/**
 * Whether the reader's roles allow it in the name in which this page acts; undefined while they are
 * read. Roles that cannot be read refuse nothing: the server does.
 */
export function useMay(act: keyof typeof companyActs): boolean | undefined {
  const { company, isPending } = useActing();
  if (isPending) return undefined;
  return !company || hasRole(company.roles, companyActs[act]);
}

/** An id of an address; the call answers NOT_FOUND for any other text. */
const idOf = <Known extends string>(text: string) => text as Known;

export const companyOf = (companyId: string) =>
  queryOptions({
    ...shared,
    queryKey: [...key, "one", companyId],
    queryFn: ({ signal }) =>
      api.companies.get({ params: { companyId: idOf<CompanyId>(companyId) } }, { signal }),
  });

export const memberList = (companyId: CompanyId, search: ListSearch) => {
  const query = queryFrom(search, ...place);
  return queryOptions({
    ...shared,
    queryKey: [...key, "members", companyId, query],
    queryFn: ({ signal }) => api.companies.members({ params: { companyId }, query }, { signal }),
  });
};

/** Pages of 100: a company has up to 1,000 members (D40-1). */
const mostPages = 10;

/** All members of a company. */
export const membersOf = (companyId: string) =>
  queryOptions({
    ...shared,
    queryKey: [...key, "members", companyId, "all"],
    queryFn: async ({ signal }) => {
      const params = { companyId: idOf<CompanyId>(companyId) };
      const found: CompanyMember[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < mostPages; page++) {
        const query = { itemsPerPage: 100, cursor } as const;
        // oxlint-disable-next-line no-await-in-loop -- each page begins where the last one ended
        const some = await api.companies.members({ params, query }, { signal });
        found.push(...some.items);
        cursor = some.nextCursor;
        if (!cursor) break;
      }
      return found;
    },
  });

/** Their names, which seldom change. */
export const memberNames = (companyId: string) =>
  queryOptions({
    ...membersOf(companyId),
    select: (members) => new Map(members.map(({ userId, name }) => [userId, name])),
    staleTime: 60_000,
  });

/** The newest state of up to 100 open invitations. For owners. */
export const openInvitations = (companyId: CompanyId) =>
  queryOptions({
    ...shared,
    queryKey: [...key, "invitations", companyId],
    queryFn: ({ signal }) =>
      api.companies.invitations(
        { params: { companyId }, query: { itemsPerPage: 100 } },
        { signal },
      ),
  });

const again = (client: QueryClient) => client.invalidateQueries({ queryKey: key });

/** Founds a company, or changes what one says of itself, as it was seen. */
export const stateCompany = (client: QueryClient, seen?: Pick<Company, "id" | "version">) =>
  mutationOptions({
    mutationFn: (body: CompanyDraft) =>
      seen
        ? api.companies.update({
            params: { companyId: seen.id },
            body: { ...body, version: seen.version },
          })
        : api.companies.found({ body }),
    onSettled: () => again(client),
  });

/** Whom the reader asked to be let in by. */
export const ownJoinRequests = queryOptions({
  ...shared,
  queryKey: [...key, "own-join-requests"],
  queryFn: ({ signal }) => api.companies.ownJoinRequests({}, { signal }),
});

/** Who asks to join a company. For owners. */
export const joinRequestsOf = (companyId: CompanyId) =>
  queryOptions({
    ...shared,
    queryKey: [...key, "join-requests", companyId],
    queryFn: ({ signal }) => api.companies.joinRequests({ params: { companyId } }, { signal }),
  });

interface Logo {
  companyId: CompanyId;
  /** None takes the logo away. */
  picture: File | undefined;
}

/** Uploads a PNG and makes it the company's logo, or takes the logo away. */
export const setLogo = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ companyId, picture }: Logo) => {
      const body = picture ? { fileId: await sentPicture(picture) } : {};
      return api.companies.setLogo({ params: { companyId }, body });
    },
    onSettled: () => again(client),
  });

async function sentPicture(picture: File): Promise<Id<"fil">> {
  const { postFile } = await import("@bupum/ui/files/upload");
  const signed = await signUpload("IMAGE")(picture);
  const { signal } = new AbortController();
  await postFile(signed, picture, { onProgress: () => undefined, signal });
  return signed.fileId;
}

interface MemberPlace {
  companyId: CompanyId;
  userId: Id<"usr">;
}

export const setRoles = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ roles, ...params }: MemberPlace & { roles: CompanyRole[] }) =>
      api.companies.changeMember({ params, body: { roles } }),
    onSettled: () => again(client),
  });

/** Removes a member, or the reader. */
export const removeMember = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (params: MemberPlace) => api.companies.removeMember({ params }),
    onSettled: () => again(client),
  });

export const dissolveCompany = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (companyId: CompanyId) => api.companies.dissolve({ params: { companyId } }),
    onSettled: () => again(client),
  });

interface Invited {
  companyId: CompanyId;
  email: string;
  roles: CompanyRole[];
}
export const inviteMember = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ companyId, ...body }: Invited) =>
      api.companies.invite({ params: { companyId }, body }),
    onSettled: () => again(client),
  });

export const takeInvitationBack = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ companyId, email }: Omit<Invited, "roles">) =>
      api.companies.takeBack({ params: { companyId }, body: { email } }),
    onSettled: () => again(client),
  });

/** What an invitation is to. The code goes in a body, since addresses of calls are logged (D40-5). */
export const ownInvitation = (companyId: CompanyId, code: string) =>
  queryOptions({
    ...shared,
    // Not below the companies: an invitation that was just accepted is not read again.
    queryKey: ["own-invitation", companyId, code],
    queryFn: ({ signal }) =>
      api.companies.ownInvitation({ params: { companyId }, body: { code } }, { signal }),
  });

export const joinCompany = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ companyId, code }: { companyId: CompanyId; code: string }) =>
      api.companies.join({ params: { companyId }, body: { code } }),
    onSettled: () => again(client),
  });

export const askToJoin = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: JoinRequestDraft) => api.companies.askToJoin({ body }),
    onSettled: () => again(client),
  });

export const withdrawRequest = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (businessNumber: string) =>
      api.companies.withdrawJoinRequest({ body: { businessNumber } }),
    onSettled: () => again(client),
  });

export const letIn = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ companyId, ...body }: MemberPlace & { roles: CompanyRole[] }) =>
      api.companies.acceptJoinRequest({ params: { companyId }, body }),
    onSettled: () => again(client),
  });

export const declineRequest = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ companyId, ...body }: MemberPlace) =>
      api.companies.declineJoinRequest({ params: { companyId }, body }),
    onSettled: () => again(client),
  });

/** How many wait for the reader, for the bar of every page (D41-8). */
export const approvalCount = queryOptions({
  queryKey: ["order-approvals", "count"],
  queryFn: ({ signal }) => api.orderApprovals.count({}, { signal }),
  staleTime: 60_000,
});
