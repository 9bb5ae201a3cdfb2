import { useRef, useState } from 'react';
import { FileButton } from './FileButton.tsx';
import { FileMenu } from './FileMenu.tsx';

export interface FilesHeadProps {
  menuId: string;
  /** Whether the tree is open as a column; undefined where the pane is too narrow for one. */
  isColumnOpen: boolean | undefined;
  onColumnOpenChange: (isOpen: boolean) => void;
}

/** The path of the shown file, as the button of the tree of files: a column beside the editor, or a menu. */
export function FilesHead({ menuId, isColumnOpen, onColumnOpenChange }: FilesHeadProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  if (isColumnOpen !== undefined)
    return <FileButton aria-expanded={isColumnOpen} onClick={() => onColumnOpenChange(!isColumnOpen)} />;
  return (
    <>
      <FileButton ref={button} popoverTarget={menuId} aria-haspopup="tree" aria-expanded={isMenuOpen} />
      <FileMenu id={menuId} open={isMenuOpen} onOpenChange={setMenuOpen} button={button} />
    </>
  );
}
