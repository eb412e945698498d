import { type OwnProof, ProofLinks } from '../own-example.tsx';

export interface OwnSourcesProps {
  readonly proofs: readonly OwnProof[];
}

/** What this site itself ships: the sources of all that we have said. */
export const OwnSources = ({ proofs }: OwnSourcesProps) => (
  <ul className="stack" role="list" data-gap="l">
    {proofs.map((proof) => (
      <li key={proof.title}>
        <h3 className="display" data-size="s">
          {proof.title}
        </h3>
        <p className="large" data-above="2xs">
          {proof.text}
        </p>
        <ProofLinks proof={proof} />
      </li>
    ))}
  </ul>
);
