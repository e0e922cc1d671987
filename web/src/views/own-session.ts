/** The session of this tab alone; `storage.token` reads it before that of the browser (D20-15). */
export const ownSession = {
  begin({ token, endsAt }: { token: string; endsAt: string }): void {
    sessionStorage.setItem("token", token);
    sessionStorage.setItem("viewEndsAt", endsAt);
  },
  endsAt: (): string | undefined => sessionStorage.getItem("viewEndsAt") ?? undefined,
  end: (): void => ["role", "token", "viewEndsAt"].forEach((key) => sessionStorage.removeItem(key)),
};
