/** Ways a call or a launch can fail, by their stable codes. */
export type ProblemRows = Readonly<
  Record<
    string,
    {
      status: number;
      /** The default one, shown to people. */
      message: string;
      /** Whether trying again helps. */
      retryable: boolean;
    }
  >
>;
