import { storeDraft, storedDraft } from "@bupum/ui/form/stored-draft";

const place = (groupId: string) => `consents-${groupId}`;

/** Lines of a request of which its buyer takes a substitute as well, as the tab keeps them. */
export function readConsents(groupId: string): ReadonlySet<string> {
  const { lines } = storedDraft(place(groupId));
  return new Set(Array.isArray(lines) ? lines.map(String) : []);
}

export const storeConsents = (groupId: string, lineIds: ReadonlySet<string>): void =>
  storeDraft(place(groupId), { lines: [...lineIds] });
