/** Ways in which a call or a launch can fail, by stable code. */
export type ProblemRows = Readonly<
  Record<
    string,
    {
      status: number;
      /** Default message, shown to people. */
      message: string;
      /** True when trying again can help. */
      retryable: boolean;
    }
  >
>;
