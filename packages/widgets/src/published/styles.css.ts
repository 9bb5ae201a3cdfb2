/**
 * `@drawbridge/widgets/styles.css` inside of the repository: each source brings its own styles, so that what is missing is
 * the base. The published sheet has both.
 */
import '@drawbridge/ui/widget-base';
