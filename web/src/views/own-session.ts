import { storage, viewEndsAt as key } from "@bupum/ui/storage";

/**
 * The session of a tab in which support sees what a member sees (D20-15): with this key in the tab
 * `storage` keeps token and role there. A browser without storage opens no view.
 */
export const ownSession = {
  begin({ token, endsAt }: { token: string; endsAt: string }): void {
    sessionStorage.setItem(key, endsAt);
    storage.token.set(token);
  },
  /** Undefined outside a view. */
  endsAt(): string | undefined {
    try {
      return sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  end(): void {
    storage.role.clear();
    storage.token.clear();
    sessionStorage.removeItem(key);
  },
};
