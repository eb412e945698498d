import { useId } from 'react';

interface PhotographFieldProps {
  readonly photograph: File | undefined;
  readonly onPhotograph: (photograph: File | undefined) => void;
}

/** Takes a photograph for the place of a picture: the way for those who cannot drop one on it. */
export function PhotographField({ photograph, onPhotograph }: PhotographFieldProps) {
  const id = useId();
  return (
    <fieldset className="photograph">
      <legend>The picture</legend>
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label="A photograph in its place"
        aria-describedby={id}
        onChange={({ target }) => onPhotograph(target.files?.[0])}
      />
      <p className="quiet" id={id}>
        {photograph
          ? `${photograph.name} takes its place once every language says what it shows.`
          : 'Drop a photograph on the picture, or choose one here.'}
      </p>
    </fieldset>
  );
}
